-- The pin that stands for a topic, as the worker last chose it; null where none was found. Small and in bucket 0, as topics
-- are. The pin lives with its pinner and may be gone or hidden meanwhile: whoever shows it asks.
create table topic_covers (
  bucket smallint not null,
  topic_id bigint not null,
  pin_id bigint,
  made_at timestamptz not null,
  primary key (bucket, topic_id),
  foreign key (bucket, topic_id) references topics (bucket, id) on delete cascade
);
