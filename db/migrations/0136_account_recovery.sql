-- An account goes back to its owner: whether the owner proved the address, and a second factor that was lost.
alter table users add column address_proved boolean not null default true;
comment on column users.address_proved is 'False while nobody has followed a mail to the address, because another provider vouched for it.';

alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check check (purpose in ('reset-password', 'change-email-old', 'change-email-new',
    'restore-account', 'confirm-email', 'stop-factor-removal'));

create table factor_removals (
  user_id uuid primary key references second_factors on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz,
  approved_by uuid references users on delete set null
);
comment on table factor_removals is 'People who lost their second factor and asked for its removal; whoever gives the factor ends the request.';
comment on column factor_removals.due_at is 'When the factor may go; null for moderators and admins until another admin approves.';
create index factor_removals_approved_by on factor_removals (approved_by) where approved_by is not null;
