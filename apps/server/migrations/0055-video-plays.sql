-- How often and how long a pin's videos were played on a day, by people who allowed that it is counted. Nobody who looked
-- is named. They live and go with their pin.
create table video_plays (
  bucket smallint not null,
  pin_id bigint not null,
  day date not null,
  play_count integer not null check (play_count >= 0),
  watched_ms bigint not null check (watched_ms >= 0),
  primary key (bucket, pin_id, day),
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);
