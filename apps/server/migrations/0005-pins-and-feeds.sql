-- Lives with the pinner; board_id and section_id are the truth of where the pin is.
create table pins (
  bucket smallint not null,
  id bigint not null,
  pinner_id bigint not null,
  board_id bigint,
  section_id bigint,
  edge_id bigint,
  kind text not null default 'picture' check (kind in ('picture', 'video', 'story')),
  -- Made of the pinner's own upload, not saved from another pin.
  is_created boolean not null,
  -- Aggregates live with the uploader, so this points across buckets.
  aggregate_id bigint not null,
  content_hash text not null,
  signature text not null,
  -- Copied from the picture, which never changes, so that a page of pins needs no other table for its pictures.
  width integer not null,
  height integer not null,
  extension text not null,
  is_animated boolean not null,
  dominant_color text not null,
  placeholder text not null,
  -- Listed for everybody: a copy of its board's privacy that may reveal late, never early.
  is_public boolean not null,
  -- The picture's address answers everybody; otherwise the signature is the pin's own and asks who looks.
  has_public_picture boolean not null,
  title text not null default '',
  description text not null default '',
  alt_text text not null default '',
  link text not null default '',
  domain text not null default '',
  saved_from_pin_id bigint,
  created_at timestamptz not null,
  primary key (bucket, id)
);
create index pins_of_member on pins (bucket, pinner_id, id desc);
create index pins_created_of_member on pins (bucket, pinner_id, id desc) where is_created;
create index pins_boardless on pins (bucket, pinner_id, id desc) where board_id is null;
-- The newest public pins fill feeds of those who follow nobody yet.
create index pins_public_newest on pins (id desc) where is_public and has_public_picture;
create index pins_of_aggregate on pins (aggregate_id);

-- Mirror of pins.board_id in the board's bucket; the edge's id dates the adding and pages the feed.
create table board_pins (
  bucket smallint not null,
  board_id bigint not null,
  edge_id bigint not null,
  pin_id bigint not null,
  pinner_id bigint not null,
  section_id bigint,
  rank text,
  primary key (bucket, board_id, edge_id)
);
create unique index board_pins_once on board_pins (bucket, board_id, pin_id);
create index board_pins_of_section on board_pins (bucket, section_id, edge_id desc) where section_id is not null;

-- The newest pins of those a member follows; lives with the reader.
create table feed_items (
  bucket smallint not null,
  member_id bigint not null,
  edge_id bigint not null,
  pin_id bigint not null,
  source_id bigint not null,
  primary key (bucket, member_id, edge_id)
);
create unique index feed_items_once on feed_items (bucket, member_id, pin_id);
create index feed_items_of_source on feed_items (bucket, member_id, source_id);
