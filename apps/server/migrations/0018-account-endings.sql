-- A member who is away is missing to everybody; logging in brings them back.
alter table members
  add column deactivated_at timestamptz,
  -- From this moment on the account is being removed for good; until then logging in keeps it.
  add column ends_at timestamptz;
-- The worker finds accounts whose days are over.
create index members_ending on members (ends_at) where ends_at is not null;

-- The last step of deleting an account is a link in an email; only the link's hash is kept. Lives with the member.
create table account_endings (
  bucket smallint not null,
  member_id bigint not null,
  secret_hash bytea not null,
  asked_at timestamptz not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- What a member asked to take along. The file goes when its days are over, and the row with it.
create table data_exports (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  -- Of a hundred.
  progress smallint not null default 0 check (progress between 0 and 100),
  file_key text,
  byte_size bigint,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index data_exports_of_member on data_exports (bucket, member_id, id);
-- The sweep finds exports that are over.
create index data_exports_by_expiry on data_exports (expires_at);

-- Which accounts lead to each other without a password; each side has a row, in its own bucket.
create table account_links (
  bucket smallint not null,
  member_id bigint not null,
  other_id bigint not null,
  -- What the other one is to this one.
  other_role text not null check (other_role in ('business', 'owner')),
  linked_at timestamptz not null,
  primary key (bucket, member_id, other_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- The sweep of stored files asks which pictures an address still leads to.
create index picture_signatures_of_content on picture_signatures (content_hash);
