-- What placements on pages show. Few rows that are read together, so all lie in bucket 0.
create table experiences (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  -- For editors.
  name text not null check (btrim(name) <> ''),
  placement_id text not null,
  type text not null check (type in ('banner', 'modal', 'flyout', 'tooltip')),
  -- By language; English is always there.
  texts jsonb not null check (texts ? 'en'),
  look jsonb not null,
  audience text not null check (audience in ('everybody', 'visitors', 'members', 'businesses')),
  new_within_days integer check (new_within_days > 0),
  -- Empty for all.
  languages text[] not null,
  percent smallint not null check (percent between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > starts_at),
  most_times smallint not null check (most_times >= 0),
  days_between smallint not null check (days_between >= 0),
  priority smallint not null,
  experiment_id bigint,
  experiment_group text not null,
  is_running boolean not null,
  primary key (bucket, id)
);
-- The program looks for those that run every few seconds.
create index experiences_running on experiences (bucket, priority desc, id desc) where is_running;

-- What a member did with one.
create table experience_states (
  bucket smallint not null,
  member_id bigint not null,
  experience_id bigint not null,
  view_count integer not null check (view_count >= 0),
  viewed_at timestamptz,
  completed_at timestamptz,
  dismissed_at timestamptz,
  primary key (bucket, member_id, experience_id)
);

-- What came of one, by day, of those who allow statistics.
create table experience_counts (
  bucket smallint not null check (bucket = 0),
  experience_id bigint not null,
  day date not null,
  view_count bigint not null check (view_count >= 0),
  completion_count bigint not null check (completion_count >= 0),
  dismissal_count bigint not null check (dismissal_count >= 0),
  primary key (bucket, experience_id, day)
);
