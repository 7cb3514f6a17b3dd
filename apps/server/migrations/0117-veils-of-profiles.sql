-- What stands before the picture and the cover of a profile: copies of what was judged of their bytes, as pins have one.
alter table members add column avatar_veil text not null default '';
alter table members add constraint members_avatar_veil check (avatar_veil in ('', 'veiled', 'held')) not valid;
alter table members add column cover_veil text not null default '';
alter table members add constraint members_cover_veil check (cover_veil in ('', 'veiled', 'held')) not valid;

-- What a profile shows is noted for its member, where no pin shows the same bytes.
alter table picture_verdicts add column member_id bigint;
alter table picture_verdicts alter column pin_id drop not null;
alter table picture_verdicts add constraint picture_verdicts_shown_by check (pin_id is not null or member_id is not null) not valid;
