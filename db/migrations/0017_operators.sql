-- Which of several schools somebody works on: the one chosen last.
alter table school_operators add chosen_at timestamptz;
comment on column school_operators.chosen_at is 'When this person last chose to work on this school.';
create index school_operators_owners on school_operators (school_id) where role = 'owner';
