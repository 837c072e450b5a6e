-- Claims: an account asks to run a school, by a code to the address in the school's register or by evidence that the
-- team looks at. A school that is missing is proposed with the claim and comes to the directory when it is approved.
create table claim_codes (
  user_id uuid not null references users on delete cascade,
  school_id text not null references schools on delete cascade,
  code_hash bytea not null,
  email text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (user_id, school_id)
);
comment on column claim_codes.code_hash is 'HMAC with the key of the program: six digits alone would be found by trying.';
comment on column claim_codes.email is 'Where the code went: it proves nothing once the register names another address.';
create index claim_codes_school on claim_codes (school_id);
create index claim_codes_expires on claim_codes (expires_at);

create table school_claims (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  school_id text references schools on delete cascade,
  proposal jsonb,
  by_code boolean not null default false,
  person_function text not null default '' check (length(person_function) <= 120),
  explanation text not null default '' check (length(explanation) <= 3000),
  file_key text,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn')),
  reason text not null default '' check (length(reason) <= 3000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (school_id is not null or (proposal is not null and state <> 'approved')),
  check ((state = 'open') = (decided_at is null)),
  check (state = 'open' or file_key is null)
);
comment on column school_claims.proposal is 'A missing school as the person described it; school_id follows when it is added.';
comment on column school_claims.by_code is 'The person entered the code that went to the address in the register.';
comment on column school_claims.file_key is 'The evidence, until somebody has decided.';
create index school_claims_user on school_claims (user_id);
create index school_claims_school on school_claims (school_id) where school_id is not null;
create index school_claims_decided_by on school_claims (decided_by) where decided_by is not null;
create index school_claims_waiting on school_claims (created_at, id) where state = 'open';
create unique index school_claims_one_open on school_claims (user_id, school_id) where state = 'open';

create table school_claim_answers (
  claim_id uuid not null references school_claims on delete cascade,
  user_id uuid not null references users on delete cascade,
  text text not null check (length(text) between 1 and 3000),
  created_at timestamptz not null default now(),
  primary key (claim_id, user_id)
);
comment on table school_claim_answers is 'What those who own a school say of somebody else''s claim.';
create index school_claim_answers_user on school_claim_answers (user_id);

-- Verified means that somebody who was checked looks after the profile: it ends with the last owner, whatever took
-- that one away. The profile is locked first, so that two owners who leave at once see each other go.
create function end_verification() returns trigger language plpgsql as $$
begin
  perform from school_profiles where school_id in (select school_id from before where role = 'owner')
    order by school_id for update;
  update school_profiles p set verified_at = null
    where verified_at is not null and school_id in (select school_id from before where role = 'owner')
    and not exists (select from school_operators o where o.school_id = p.school_id and o.role = 'owner');
  return null;
end $$;
create trigger school_operators_end_verification_deleted after delete on school_operators
  referencing old table as before for each statement execute function end_verification();
create trigger school_operators_end_verification_changed after update on school_operators
  referencing old table as before for each statement execute function end_verification();
