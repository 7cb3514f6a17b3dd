-- Null until somebody proved, by a mailed link, that the address is theirs.
alter table members add column email_verified_at timestamptz;

-- Mailed links. A token is its row's id and a secret; only the secret's hash is kept.
create table email_links (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  purpose text not null check (purpose in ('password_reset', 'log_in', 'email_verification', 'email_change')),
  secret_hash bytea not null,
  -- Where it was mailed to: a link to an address that is the member's no longer opens nothing.
  email_key text not null,
  created_at timestamptz not null,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index email_links_of_member on email_links (bucket, member_id);
create index email_links_by_age on email_links (created_at);

-- The address that is to take the place of the member's.
create table email_changes (
  bucket smallint not null,
  member_id bigint not null,
  email text not null,
  asked_at timestamptz not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- The key of the member's authenticator app, sealed with the installation's secret.
create table second_factors (
  bucket smallint not null,
  member_id bigint not null,
  sealed_key bytea not null,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  -- Codes of this step of time and of all before it are used up.
  last_step bigint not null default 0,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

create table recovery_codes (
  bucket smallint not null,
  member_id bigint not null,
  code_hash bytea not null,
  primary key (bucket, member_id, code_hash),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
