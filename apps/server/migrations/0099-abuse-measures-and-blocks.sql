-- What the program did against abuse by itself, and why. Few rows that are read together, so all lie in bucket 0.
create table abuse_measures (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  member_id bigint not null,
  cause text not null check (btrim(cause) <> ''),
  is_holding_back boolean not null,
  is_limiting boolean not null,
  check (is_holding_back or is_limiting),
  evidence jsonb not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > made_at),
  ended_at timestamptz,
  undone_at timestamptz,
  undone_by bigint,
  primary key (bucket, id)
);
create index abuse_measures_of_member on abuse_measures (bucket, member_id, id);
-- Those that hold, by when they end.
create index abuse_measures_standing on abuse_measures (bucket, ends_at) where ended_at is null and undone_at is null;

-- What nobody may use here. Every process keeps all that hold.
create table abuse_blocks (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  kind text not null check (kind in ('username', 'email', 'mail_domain', 'link_domain', 'word')),
  -- As it is compared: folded, without case.
  value text not null check (btrim(value) <> ''),
  reason text not null,
  made_by bigint,
  made_at timestamptz not null,
  -- Null for always.
  ends_at timestamptz,
  primary key (bucket, id),
  unique (bucket, kind, value)
);

-- News that is told to nobody while who made it is held back; told later where that is undone. Lives with who made it.
create table held_news (
  bucket smallint not null,
  actor_id bigint not null,
  id bigint not null,
  news jsonb not null,
  primary key (bucket, actor_id, id)
);
