-- Kinds of pins beside pictures: stories, videos and products; and what members tried.

-- Bytes of videos are stored once, like those of pictures; the bucket is a hash of the content hash.
create table videos (
  bucket smallint not null,
  content_hash text not null,
  extension text not null check (extension in ('mp4', 'mov', 'webm')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  duration_ms integer not null check (duration_ms >= 0),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null,
  primary key (bucket, content_hash)
);

-- A story names pictures by the address their upload was given.
create index uploads_of_signature on uploads (bucket, signature) where signature is not null;

alter table pins
  add column page_count smallint not null default 0 check (page_count between 0 and 20),
  add column price_micros bigint check (price_micros >= 0),
  add column price_currency text,
  add column availability text check (availability in ('in_stock', 'out_of_stock', 'preorder')),
  add constraint pins_price_is_whole check ((price_micros is null) = (price_currency is null));

create index pins_stories_of_member on pins (bucket, pinner_id, id desc) where kind = 'story' and is_created;
create index pins_videos_of_member on pins (bucket, pinner_id, id desc) where kind = 'video' and is_created;
create index pins_products_of_member on pins (bucket, pinner_id, id desc) where price_micros is not null;

-- The pages of a story, in order; they live and go with their pin. Blocks name rows of pin_media by their position.
create table pin_pages (
  bucket smallint not null,
  pin_id bigint not null,
  position smallint not null check (position between 0 and 19),
  id bigint not null,
  blocks jsonb not null,
  layout text not null default '',
  style jsonb not null default '{}',
  primary key (bucket, pin_id, position),
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);

-- Pictures and videos that a pin shows beside its own picture, each at an address of this pin's alone.
create table pin_media (
  bucket smallint not null,
  pin_id bigint not null,
  position smallint not null,
  kind text not null check (kind in ('image', 'video')),
  content_hash text not null,
  signature text not null,
  extension text not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  primary key (bucket, pin_id, position),
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);

-- A copy that never changes, so that favourites one created are found without their pins.
alter table favorite_pins add column is_created boolean not null default false;
update favorite_pins set is_created = true from pins
  where pins.bucket = favorite_pins.bucket and pins.id = favorite_pins.pin_id and pins.is_created;
create index favorite_pins_created on favorite_pins (bucket, member_id, edge_id desc) where is_created;

alter table aggregates add column done_count integer not null default 0 check (done_count >= 0);

-- Public counters, as the others of a member.
alter table members
  add column if not exists story_pin_count integer not null default 0 check (story_pin_count >= 0),
  add column if not exists tried_count integer not null default 0 check (tried_count >= 0);

-- What a member made of a pin; lives with the member, once for each aggregate.
create table tries (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  aggregate_id bigint not null,
  -- The pin through which it was tried; lives elsewhere and may be gone.
  pin_id bigint not null,
  details text not null default '',
  content_hash text,
  signature text,
  extension text,
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (bucket, id),
  check ((content_hash is null) = (signature is null))
);
create index tries_of_member on tries (bucket, member_id, id desc);
create unique index tries_once on tries (bucket, member_id, aggregate_id);

-- Mirror in the aggregate's bucket; aggregates.done_count counts its rows.
create table aggregate_tries (
  bucket smallint not null,
  aggregate_id bigint not null,
  edge_id bigint not null,
  try_id bigint not null,
  member_id bigint not null,
  primary key (bucket, aggregate_id, edge_id)
);
create unique index aggregate_tries_once on aggregate_tries (bucket, aggregate_id, member_id);
