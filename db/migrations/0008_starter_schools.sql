-- Which schools the first start took from the starter directory.

create table starter_schools (
  school_id text primary key references schools on delete cascade,
  source text not null,
  source_date date
);
comment on table starter_schools is
  'Schools that the first start took from the starter directory, with the edition: a school whose row in schools has another one has been taken over by a register.';
