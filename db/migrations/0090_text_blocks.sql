-- Texts of the team that begin a statement of reasons, where they differ from those of the program.
create table text_blocks (
  block text not null check (length(block) between 1 and 40),
  language text not null check (language in ('de', 'en', 'fr', 'es', 'it')),
  text text not null check (length(text) between 1 and 1000),
  changed_at timestamptz not null default now(),
  primary key (block, language)
);
