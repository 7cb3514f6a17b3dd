-- Sums of a day by claimed website: of the business's own Pins that lead there, and of those of others.
create table insight_sites (
  bucket smallint not null,
  business_id bigint not null,
  day date not null,
  -- Its domain.
  site text not null,
  source text not null check (source in ('own', 'site')),
  impressions bigint not null,
  closeups bigint not null,
  saves bigint not null,
  outbound_clicks bigint not null,
  video_plays bigint not null,
  watched_ms bigint not null,
  primary key (bucket, business_id, day, site, source),
  foreign key (bucket, business_id) references members (bucket, id) on delete cascade
);
-- Which days are old enough to be forgotten.
create index insight_sites_by_day on insight_sites (day);

-- To which claimed website of the business the Pin led when it was last counted on that day. Days before know none.
alter table insight_pins add column site text;
