-- Bytes are stored once; the bucket is a hash of the content hash.
create table pictures (
  bucket smallint not null,
  content_hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  extension text not null,
  is_animated boolean not null,
  dominant_color text not null,
  placeholder text not null,
  created_at timestamptz not null,
  primary key (bucket, content_hash)
);

-- The address of a picture; the bucket is the signature's first 12 bits.
-- A public one answers everybody; one with a pin, those who may see that pin; any other, its owner alone.
create table picture_signatures (
  bucket smallint not null,
  signature text not null,
  content_hash text not null,
  extension text not null,
  is_public boolean not null,
  pin_id bigint,
  owner_id bigint not null,
  created_at timestamptz not null,
  primary key (bucket, signature)
);

create table uploads (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  type text not null,
  status text not null check (status in ('registered', 'processing', 'succeeded', 'failed')),
  failure_reason text,
  content_hash text,
  -- Drawn when the upload succeeds; readable by nobody until a pin carries it.
  signature text,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (bucket, id)
);
-- The sweeping job finds uploads nobody made a pin of.
create index uploads_by_age on uploads (created_at) where used_at is null;

-- What all saves of one upload share; lives with the uploader.
create table aggregates (
  bucket smallint not null,
  id bigint not null,
  content_hash text not null,
  signature text not null,
  is_public boolean not null,
  save_count integer not null default 0 check (save_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  reaction_counts jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (bucket, id)
);
