-- How far the pins that were there before pages were known have been looked through. One row.
create table linked_page_fills (
  bucket smallint not null check (bucket = 0),
  last_bucket smallint not null,
  last_id bigint not null,
  is_done boolean not null,
  primary key (bucket)
);
