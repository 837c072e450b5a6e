#!/bin/bash
# Run once by the image of PostgreSQL, in a new volume: the login that owns the tables, that of the program, the database,
# and a folder for moments of the past.
set -euo pipefail
psql -XqAt -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v program="$PROGRAM_PASSWORD" <<'SQL'
create role aulario_owner login createrole password :'owner';
create role aulario login password :'program';
create database aulario owner aulario_owner encoding 'UTF8' template template0;
SQL
