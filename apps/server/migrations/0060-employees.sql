-- The operator's people and their roles. Few rows that are read together, so all lie in bucket 0; ended ones stay.
create table employees (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  member_id bigint not null,
  role text not null check (role in ('owner', 'moderator', 'editor', 'support', 'advertising')),
  granted_at timestamptz not null,
  -- Null where the operator granted it from the command line.
  granted_by bigint,
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (bucket, id)
);
-- A role holds once.
create unique index employees_role_once on employees (bucket, member_id, role) where revoked_at is null;

-- What employees did, and why. Rows are added, never changed and never removed.
create table admin_acts (
  bucket smallint not null check (bucket = 0),
  id bigint not null,
  -- Null where the operator acted from the command line.
  actor_id bigint,
  -- Names of that moment: accounts are renamed and go, the log stays.
  actor_name text not null,
  roles text[] not null,
  kind text not null check (kind <> ''),
  thing_type text not null check (thing_type <> ''),
  thing_id text not null,
  concerned_id bigint,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  before jsonb not null,
  after jsonb not null,
  made_at timestamptz not null,
  primary key (bucket, id)
);
create index admin_acts_of_actor on admin_acts (bucket, actor_id, id desc);
create index admin_acts_of_kind on admin_acts (bucket, kind, id desc);
create index admin_acts_on_thing on admin_acts (bucket, thing_type, thing_id, id desc);
create index admin_acts_about_member on admin_acts (bucket, concerned_id, id desc);

create function refuse_changed_acts() returns trigger language plpgsql as $$
begin
  raise exception 'the log of acts is only added to';
end
$$;
-- Nobody waits for this table, so a trigger may stand here: the rule holds for whoever has the database's password, too.
create trigger admin_acts_stay before update or delete or truncate on admin_acts
  for each statement execute function refuse_changed_acts();
