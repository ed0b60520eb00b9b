#!/bin/sh
# May not be run.
