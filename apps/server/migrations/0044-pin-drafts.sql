-- Pins that are being made: what a member keeps until it is published. Lives with the member.
create table pin_drafts (
  bucket smallint not null,
  id bigint not null,
  member_id bigint not null,
  -- Their order among the member's drafts.
  position integer not null,
  kind text not null default 'picture' check (kind in ('picture', 'video')),
  -- The file, the picture that stands for a video, and the picture as `edit` has it.
  upload_id bigint,
  cover_upload_id bigint,
  edited_upload_id bigint,
  -- Who brought the file in, where that was somebody who acts for the member.
  uploaded_by bigint,
  title text not null default '',
  description text not null default '',
  alt_text text not null default '',
  link text not null default '',
  -- The address of a picture that is still to be fetched.
  media_url text not null default '',
  board_id bigint,
  section_id bigint,
  topic_ids bigint[] not null default '{}',
  is_comments_allowed boolean not null default true,
  -- How the picture is turned, straightened, mirrored and cropped.
  edit jsonb,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'failed')),
  -- What kept it from being published at its time: the name of a failure.
  failure text not null default '',
  publish_at timestamptz,
  -- The zone in which the time was chosen.
  zone text not null default '',
  -- Counts the changes, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  warned_at timestamptz,
  -- Thrown away, and soon gone.
  deleted_at timestamptz,
  primary key (bucket, id),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade,
  constraint pin_drafts_scheduled check ((state = 'scheduled') = (publish_at is not null))
);
create index pin_drafts_of_member on pin_drafts (bucket, member_id, position);
-- What is to be published now.
create index pin_drafts_due on pin_drafts (publish_at) where state = 'scheduled' and deleted_at is null;
-- What nobody touched for long, and what was thrown away.
create index pin_drafts_by_age on pin_drafts (updated_at);
create index pin_drafts_deleted on pin_drafts (deleted_at) where deleted_at is not null;

-- Which rows of lists were made drafts of: the same list again makes nothing twice.
create table pin_draft_rows (
  bucket smallint not null,
  member_id bigint not null,
  -- What the row says, as a hash.
  row_key text not null,
  created_at timestamptz not null,
  primary key (bucket, member_id, row_key),
  foreign key (bucket, member_id) references members (bucket, id) on delete cascade
);

-- What a pin is about, as its maker said. Lives with the pin.
create table pin_topics (
  bucket smallint not null,
  pin_id bigint not null,
  topic_id bigint not null,
  primary key (bucket, pin_id, topic_id),
  foreign key (bucket, pin_id) references pins (bucket, id) on delete cascade
);

-- Until when an upload is kept although no pin was made of it: a draft holds it.
alter table uploads add column kept_until timestamptz;

-- How many pins wait for their time.
alter table members add column scheduled_pin_count integer not null default 0;
alter table members add constraint members_scheduled_pin_count check (scheduled_pin_count >= 0);
