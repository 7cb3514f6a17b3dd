-- Requests to take things down by law. Nobody owns one, so its bucket is drawn.
create table takedowns (
  bucket smallint not null,
  id bigint not null,
  law text not null check (law in ('dsa', 'turkey', 'india', 'test')),
  law_types text[] not null,
  country text not null,
  objects jsonb not null,
  explanation text not null,
  details jsonb not null,
  name text not null,
  organisation text not null,
  email text not null,
  locale text not null,
  flagger_number text not null,
  is_for_complaints_office boolean not null,
  state text not null check (state in ('open', 'accepted', 'refused', 'withdrawn')),
  reason text not null default '',
  due_at timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (bucket, id)
);
-- What waits for a decision, the most urgent first.
create index takedowns_open on takedowns (bucket, due_at) where state = 'open';

-- What a request names, each with its owner: what becomes of a thing, and of whom much was removed.
create table takedown_items (
  bucket smallint not null,
  object_id bigint not null,
  takedown_id bigint not null,
  law text not null check (law in ('dsa', 'turkey', 'india', 'test')),
  object_type text not null check (object_type in ('pin', 'board', 'user')),
  member_id bigint not null,
  state text not null check (state in ('asked', 'kept', 'removed', 'objected', 'restored')),
  countries text not null default '',
  removed_at timestamptz,
  objection_until timestamptz,
  objection text not null default '',
  objected_at timestamptz,
  restore_at timestamptz,
  primary key (bucket, object_id, takedown_id)
);
-- What was asked of one member's things.
create index takedown_items_member on takedown_items (bucket, member_id, takedown_id);
-- What shows again when its day comes.
create index takedown_items_restoring on takedown_items (bucket, restore_at) where state = 'objected';
