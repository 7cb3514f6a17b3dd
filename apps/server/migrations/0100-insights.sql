-- What browsers told of Pins and was not counted yet. By its key a repeat is known; what it said, and who saw it, goes when it
-- is counted, which is within minutes.
create table insight_batches (
  bucket smallint not null,
  batch_key bytea not null,
  noted_at timestamptz not null,
  -- Null when it was counted.
  seen jsonb,
  primary key (bucket, batch_key)
);
-- What waits to be counted, the oldest first.
create index insight_batches_waiting on insight_batches (noted_at) where seen is not null;
-- Which keys are old enough to be forgotten.
create index insight_batches_counted on insight_batches (noted_at) where seen is null;

-- Sums of a day, of everything that counts for a business; they live with it.
create table insight_days (
  bucket smallint not null,
  business_id bigint not null,
  day date not null,
  source text not null check (source in ('own', 'site')),
  impressions bigint not null,
  closeups bigint not null,
  saves bigint not null,
  outbound_clicks bigint not null,
  video_plays bigint not null,
  watched_ms bigint not null,
  primary key (bucket, business_id, day, source),
  foreign key (bucket, business_id) references members (bucket, id) on delete cascade
);
-- Which days are old enough to be forgotten.
create index insight_days_by_day on insight_days (day);

-- The same by board, of the business's own Pins.
create table insight_boards (
  bucket smallint not null,
  business_id bigint not null,
  day date not null,
  board_id bigint not null,
  impressions bigint not null,
  closeups bigint not null,
  saves bigint not null,
  outbound_clicks bigint not null,
  video_plays bigint not null,
  watched_ms bigint not null,
  primary key (bucket, business_id, day, board_id),
  foreign key (bucket, business_id) references members (bucket, id) on delete cascade
);
create index insight_boards_by_day on insight_boards (day);

-- The same by Pin; those of others are there that lead to a claimed website.
create table insight_pins (
  bucket smallint not null,
  business_id bigint not null,
  day date not null,
  pin_id bigint not null,
  source text not null check (source in ('own', 'site')),
  -- Where the Pin was when it was last counted on that day.
  board_id bigint,
  impressions bigint not null,
  closeups bigint not null,
  saves bigint not null,
  outbound_clicks bigint not null,
  video_plays bigint not null,
  watched_ms bigint not null,
  primary key (bucket, business_id, day, pin_id, source),
  foreign key (bucket, business_id) references members (bucket, id) on delete cascade
);
create index insight_pins_by_day on insight_pins (day);
-- The days of one Pin.
create index insight_pins_of_pin on insight_pins (bucket, business_id, pin_id, day);

-- Who saw Pins of a business lately, under a key that is another one for every business. Nobody is found by it.
create table insight_audience (
  bucket smallint not null,
  business_id bigint not null,
  viewer_key bytea not null,
  last_day date not null,
  engaged_day date,
  -- How much of them counted on the last day.
  day_count integer not null check (day_count >= 0),
  -- As they were last known; empty where nobody knows.
  country text not null,
  device text not null,
  topic_ids bigint[] not null,
  primary key (bucket, business_id, viewer_key),
  foreign key (bucket, business_id) references members (bucket, id) on delete cascade
);
-- Who was not here for so long that they are forgotten.
create index insight_audience_by_day on insight_audience (last_day);
