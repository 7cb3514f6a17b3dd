-- What a picture looks like, for comparing: 84 bytes of colours and edges; null for pictures from before.
alter table pictures add column look bytea;

-- A member's boardless pins that belong together, as the worker last found them; lives with the member.
create table pin_clusters (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  names text[] not null,
  -- The largest first.
  position smallint not null,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index pin_clusters_of_member on pin_clusters (bucket, member_id, position);

create table pin_cluster_pins (
  bucket smallint not null,
  cluster_id bigint not null,
  pin_id bigint not null,
  primary key (bucket, cluster_id, pin_id),
  foreign key (bucket, cluster_id) references pin_clusters (bucket, id) on delete cascade,
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);
create index pin_cluster_pins_of_pin on pin_cluster_pins (bucket, pin_id);

-- Members whose boardless pins changed since their clusters were made.
create table cluster_wishes (
  bucket smallint not null,
  member_id bigint not null,
  wished_at timestamptz not null,
  primary key (bucket, member_id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);
create index cluster_wishes_by_age on cluster_wishes (wished_at);
