-- That a public picture is a near copy of an older one: cropped, bordered, saved anew. Lives with the copy. It joins nothing
-- but what walls show beside each other: comments, likes and counts stay each picture's own.
create table near_copies (
  bucket smallint not null,
  aggregate_id bigint not null,
  first_id bigint not null,
  primary key (bucket, aggregate_id),
  foreign key (bucket, aggregate_id) references aggregates (bucket, id) on delete cascade
);
