-- What was done with access to a business; lives with it. A row is written once and stays until the business goes.
create table access_log (
  bucket smallint not null,
  subject_id bigint not null,
  id bigint not null,
  created_at timestamptz not null,
  deed text not null,
  -- Null where the program did it.
  actor_id bigint,
  member_id bigint not null,
  kind text not null check (kind in ('person', 'partner')),
  asset_type text not null,
  asset_id text not null,
  from_role text,
  to_role text,
  primary key (bucket, subject_id, id),
  foreign key (bucket, subject_id) references members (bucket, id) on delete cascade
);

-- Rules that came with the columns of 0114.
alter table access_grants validate constraint access_grants_kind;
alter table access_profiles validate constraint access_profiles_kind;
alter table access_grants validate constraint access_grants_state;
alter table access_profiles validate constraint access_profiles_state;
