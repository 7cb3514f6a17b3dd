-- What is shown in more than one way. Few rows that are read together, so all lie in bucket 0.
create table experiments (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  key text not null check (key <> ''),
  about text not null,
  goal text not null check (goal in ('save', 'closeup', 'sign_up', 'follow')),
  -- Names with percents, in order: the first is what the others are compared with.
  groups jsonb not null,
  started_at timestamptz,
  stopped_at timestamptz,
  check (stopped_at >= started_at),
  primary key (bucket, id)
);
-- One of a key runs at a time.
create unique index experiments_running on experiments (bucket, key) where started_at is not null and stopped_at is null;

-- Whoever was served in one, of those who allow statistics: a keyed hash, which names nobody. By that hash's bucket.
create table experiment_units (
  bucket smallint not null,
  experiment_id bigint not null,
  unit_key bytea not null,
  group_name text not null,
  exposed_on date not null,
  reached_on date,
  primary key (bucket, experiment_id, unit_key)
);

-- Sums of them.
create table experiment_counts (
  bucket smallint not null check (bucket = 0),
  experiment_id bigint not null,
  group_name text not null,
  exposed_count bigint not null check (exposed_count >= 0),
  reached_count bigint not null check (reached_count >= 0),
  primary key (bucket, experiment_id, group_name)
);
