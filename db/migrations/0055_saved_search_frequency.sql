-- Mails about saved searches come once a week, or as soon as the hourly look finds something.
alter table saved_searches add column frequency text not null default 'weekly'
  check (frequency in ('at_once', 'weekly'));
