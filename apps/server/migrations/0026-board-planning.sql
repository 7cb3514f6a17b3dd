-- The days a board is about, the part of a chosen pin's picture that is its cover, and whether it shapes suggestions.
-- `cover_crop` is x, y, width and height in fractions of the picture.
alter table boards
  add column event_date date,
  add column event_end_date date,
  add column cover_crop double precision[],
  add column allows_recommendations boolean not null default true,
  add constraint boards_event_dates check (event_end_date is null or event_end_date > event_date),
  add constraint boards_cover_crop check (cover_crop is null or (cover_pin_id is not null and cardinality(cover_crop) = 4));

-- What is to be done for a board; lives with it, in the order its editors gave it.
create table board_to_dos (
  bucket smallint not null,
  id bigint not null,
  board_id bigint not null,
  text text not null check (btrim(text) <> ''),
  position integer not null,
  done_at timestamptz,
  -- Who ticked it; null again once they are gone for good.
  done_by bigint,
  primary key (bucket, id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
create index board_to_dos_of_board on board_to_dos (bucket, board_id, position);

-- What a board's editors write down about it; lives with it.
create table board_notes (
  bucket smallint not null,
  id bigint not null,
  board_id bigint not null,
  title text not null,
  text text not null,
  -- Counts the changes, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  edited_at timestamptz not null,
  -- Null once they are gone for good.
  edited_by bigint,
  primary key (bucket, id),
  foreign key (bucket, board_id) references boards (bucket, id) on delete cascade
);
create index board_notes_of_board on board_notes (bucket, board_id, id);
