-- What editors wrote of a topic, by language; where they wrote nothing, the product's own name shows.
alter table topics add column names jsonb not null default '{}';
-- Shown to nobody but employees; what is about it stays.
alter table topics add column is_hidden boolean not null default false;
-- The pin that an editor chose to stand for it; null where the program chooses.
alter table topics add column cover_pin_id bigint;

-- The list of editors.
create index articles_by_age on articles (bucket, id desc);

-- Who may make an account. One row, in bucket 0; as long as it is not there, everybody may.
create table sign_up_settings (
  bucket smallint not null check (bucket = 0),
  id smallint not null check (id = 1),
  mode text not null check (mode in ('open', 'invited', 'domains', 'closed')),
  -- Ends of addresses, in small letters.
  allowed_domains text[] not null,
  blocked_domains text[] not null,
  primary key (bucket, id)
);

-- Links that let people make accounts. Few rows that belong to the site, so all lie in bucket 0. Only the secret's hash is
-- kept.
create table sign_up_invitations (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  label text not null check (btrim(label) <> ''),
  secret_hash bytea not null,
  most_uses integer not null check (most_uses > 0),
  uses integer not null default 0,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  -- The name stays where the account goes.
  made_by text not null,
  primary key (bucket, id),
  unique (bucket, secret_hash),
  constraint sign_up_invitations_uses check (uses >= 0 and uses <= most_uses)
);

-- Employees read the queue of one state in order.
drop index merchant_profiles_pending;
create index merchant_profiles_by_state on merchant_profiles (state, created_at, member_id);
