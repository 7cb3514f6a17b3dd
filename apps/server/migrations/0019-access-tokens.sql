-- A personal access token is its row's id and a secret; only the secret's hash is kept. Lives with its member.
create table access_tokens (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  name text not null check (btrim(name) <> ''),
  name_key text not null,
  secret_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (bucket, id),
  -- A repeated creation finds the first one's name taken, since the first one's answer is never kept.
  unique (bucket, member_id, name_key),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
