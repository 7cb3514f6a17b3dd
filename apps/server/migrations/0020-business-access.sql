-- Who may act for a member: others whom a business invited, and employees who were assigned to anybody. Lives with the
-- member acted for.
create table access_grants (
  bucket smallint not null,
  subject_id bigint not null,
  grantee_id bigint not null,
  source text not null check (source in ('invitation', 'employee')),
  role text not null check (role in ('OWNER', 'ADMIN', 'EDITOR', 'ANALYST')),
  -- An invitation opens nothing until it is accepted.
  state text not null check (state in ('invited', 'active')),
  edge_id bigint not null,
  primary key (bucket, subject_id, grantee_id),
  foreign key (bucket, subject_id) references members (bucket, id) on delete cascade,
  check (subject_id <> grantee_id)
);
create index access_grants_in_order on access_grants (bucket, subject_id, edge_id desc);

-- Its mirror lives with who may act.
create table access_profiles (
  bucket smallint not null,
  grantee_id bigint not null,
  subject_id bigint not null,
  source text not null check (source in ('invitation', 'employee')),
  role text not null check (role in ('OWNER', 'ADMIN', 'EDITOR', 'ANALYST')),
  state text not null check (state in ('invited', 'active')),
  edge_id bigint not null,
  primary key (bucket, grantee_id, subject_id),
  foreign key (bucket, grantee_id) references members (bucket, id) on delete cascade
);
