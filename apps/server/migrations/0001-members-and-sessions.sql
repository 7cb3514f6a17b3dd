-- A member's bucket is drawn once; everything the member owns carries it in its id.
create table members (
  bucket smallint not null,
  id bigint not null,
  username text not null,
  full_name text not null check (btrim(full_name) <> ''),
  first_name text not null,
  about text not null default '',
  pronouns text[] not null default '{}',
  website_url text not null default '',
  email text not null,
  password_hash text not null,
  birth_date date not null,
  country text not null,
  locale text not null default 'en-US',
  is_partner boolean not null default false,
  is_employee boolean not null default false,
  is_private boolean not null default false,
  avatar_signature text,
  last_saved_at timestamptz,
  -- Public counters count public things only; the total ones are the owner's.
  follower_count integer not null default 0 check (follower_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  board_count integer not null default 0 check (board_count >= 0),
  total_board_count integer not null default 0 check (total_board_count >= 0),
  secret_board_count integer not null default 0 check (secret_board_count >= 0),
  archived_board_count integer not null default 0 check (archived_board_count >= 0),
  pin_count integer not null default 0 check (pin_count >= 0),
  total_pin_count integer not null default 0 check (total_pin_count >= 0),
  created_pin_count integer not null default 0 check (created_pin_count >= 0),
  created_at timestamptz not null,
  primary key (bucket, id)
);

-- Keyed by value: the bucket is a hash of the key, so that one shard answers.
-- A name given up redirects to its member until expires_at.
create table usernames (
  bucket smallint not null,
  username_key text not null,
  member_id bigint not null,
  is_current boolean not null default true,
  expires_at timestamptz,
  primary key (bucket, username_key)
);

create table emails (
  bucket smallint not null,
  email_key text not null,
  member_id bigint not null,
  primary key (bucket, email_key)
);

-- A token is its row's id and a secret; only the secret's hash is kept.
create table sessions (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  secret_hash bytea not null,
  device_source text not null,
  user_agent text not null default '',
  country text not null default '',
  is_limited boolean not null default false,
  second_factor_at timestamptz,
  password_entered_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index sessions_of_member on sessions (bucket, member_id);

-- Tries in a window, per key (an account, an address); the key is hashed, so no address is kept in the clear.
create table rate_windows (
  bucket smallint not null,
  rate_key text not null,
  started_at timestamptz not null,
  tries integer not null,
  primary key (bucket, rate_key)
);
create index rate_windows_by_age on rate_windows (started_at);

-- Answers of writes that carried an Idempotency-Key, kept for a day.
create table idempotency_keys (
  bucket smallint not null,
  member_id bigint not null,
  idempotency_key text not null,
  request_hash text not null,
  -- Set in the write's own transaction, so that a crash between write and answer never doubles the write.
  is_committed boolean not null default false,
  answer jsonb,
  http_status integer,
  created_at timestamptz not null,
  primary key (bucket, member_id, idempotency_key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- News written in the writer's transaction and delivered by the worker.
create table outbox_events (
  bucket smallint not null,
  id bigint not null,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (bucket, id)
);
create index outbox_events_in_order on outbox_events (id);
