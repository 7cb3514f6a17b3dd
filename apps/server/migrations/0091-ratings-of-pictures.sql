-- What a picture's bytes may show, as a model of some version saw it: how sure it is of drawing, hentai, neutral, porn and
-- sexy. Goes with the picture.
create table picture_ratings (
  bucket smallint not null,
  content_hash text not null,
  version smallint not null,
  scores real[] not null check (cardinality(scores) = 5),
  -- The last three that are sensitive, together.
  sensitive real not null check (sensitive >= 0),
  rated_at timestamptz not null,
  primary key (bucket, content_hash),
  foreign key (bucket, content_hash) references pictures (bucket, content_hash) on delete cascade
);

-- What holds for bytes that are sensitive, or that an employee judged. It stays when the picture goes: whoever brings the
-- bytes again meets the same word.
create table picture_verdicts (
  bucket smallint not null,
  content_hash text not null,
  verdict text not null check (verdict in ('clear', 'veiled', 'held')),
  is_by_employee boolean not null,
  -- The pin it was noted for; it may be gone.
  pin_id bigint not null,
  -- How urgently employees should look: held, a member's wish, veiled by the model; null where they have.
  waits smallint check (waits between 0 and 2),
  review_asked_at timestamptz,
  noted_at timestamptz not null,
  primary key (bucket, content_hash)
);
-- The queue of employees reads all buckets in this order.
create index picture_verdicts_waiting on picture_verdicts (waits, noted_at, content_hash) where waits is not null;

-- What stands before the picture: nothing, a veil, or a veil until employees looked.
alter table pictures add column veil text not null default '';
alter table pictures add constraint pictures_veil check (veil in ('', 'veiled', 'held'));
-- The worst of the pin's pictures; a copy, so that no reading of pins asks anywhere else.
alter table pins add column veil text not null default '';
alter table pins add constraint pins_veil check (veil in ('', 'veiled', 'held'));

-- Which pins show some bytes: through their aggregates, and as pages of stories.
create index aggregates_of_content on aggregates (content_hash);
create index pin_media_of_content on pin_media (content_hash) where kind = 'image';
