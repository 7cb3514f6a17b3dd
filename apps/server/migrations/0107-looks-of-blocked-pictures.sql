-- What a blocked picture looks like, so that near copies are found when the picture itself is gone; null where nobody looked.
alter table blocked_pictures add column look_version smallint;
alter table blocked_pictures add column look bytea;
-- Held because it looks nearly like a blocked picture, until an employee looked.
alter table picture_verdicts add column is_like_blocked boolean not null default false;
