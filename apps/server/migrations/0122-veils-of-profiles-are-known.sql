-- Members read and write meanwhile.
alter table members validate constraint members_avatar_veil;
alter table members validate constraint members_cover_veil;
alter table picture_verdicts validate constraint picture_verdicts_shown_by;
