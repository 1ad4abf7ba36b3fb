#!/bin/sh
# Makes the passwords for compose.yaml once, into deploy/secrets/. What is there already is left alone.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }
keep postgres-password "$(random)"
keep session-secret "$(random)"
keep database-url "postgres://branchline:$(cat secrets/postgres-password)@postgres/branchline"
# The servers run as user 1000 in their containers and have to read these; the folder itself stays closed to others.
chmod 644 secrets/*
chmod 700 secrets
echo "deploy/secrets/ is ready. Keep a copy: without session-secret everybody has to sign in again."
