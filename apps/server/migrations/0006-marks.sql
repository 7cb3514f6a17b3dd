-- What a member marks on pins.

-- A reaction lives with its member; what is reacted to is the aggregate, so every save of a picture shows the same.
create table pin_reactions (
  bucket smallint not null,
  member_id bigint not null,
  aggregate_id bigint not null,
  reaction_type smallint not null check (reaction_type between 1 and 5),
  -- Dates the reaction; carries the member's bucket.
  edge_id bigint not null,
  primary key (bucket, member_id, aggregate_id)
);

-- Mirror of the reactions in the aggregate's bucket; aggregates.reaction_counts counts its rows.
create table aggregate_reactions (
  bucket smallint not null,
  aggregate_id bigint not null,
  member_id bigint not null,
  reaction_type smallint not null check (reaction_type between 1 and 5),
  edge_id bigint not null,
  primary key (bucket, aggregate_id, member_id)
);

-- Favourites are among the member's own pins, so pin and mark share a bucket.
create table favorite_pins (
  bucket smallint not null,
  member_id bigint not null,
  pin_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, pin_id)
);
create index favorite_pins_in_order on favorite_pins (bucket, member_id, edge_id desc);

-- What a member does not want to be shown. Ids are never used twice, so a row that outlives its pin does no harm.
create table hidden_pins (
  bucket smallint not null,
  member_id bigint not null,
  pin_id bigint not null,
  edge_id bigint not null,
  primary key (bucket, member_id, pin_id)
);

alter table pins add column is_comments_allowed boolean not null default true;
alter table members add column is_comments_allowed boolean not null default true;

-- A member's own pins of one picture, newest first.
create index pins_of_picture on pins (bucket, pinner_id, content_hash, id desc);
