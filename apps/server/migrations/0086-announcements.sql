-- What the operator tells those who look at pages, for a while. Few rows that are read together, so all lie in bucket 0.
create table announcements (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  -- By language; English is always there.
  texts jsonb not null check (texts ? 'en'),
  audience text not null check (audience in ('everybody', 'visitors', 'members', 'businesses')),
  -- Empty where it leads nowhere.
  link text not null,
  is_dismissible boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at),
  withdrawn_at timestamptz,
  primary key (bucket, id)
);
-- The program looks for those that show every few seconds.
create index announcements_ahead on announcements (bucket, ends_at) where withdrawn_at is null;
