-- That a report was dismissed lies with its reporter as a decision, which they may appeal once.
alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_known
  check (kind in ('hide', 'warn', 'remove', 'suspend', 'ban', 'block_picture', 'dismiss')) not valid;
-- One for each thing: who appealed does not appeal again because it was reported again.
create unique index moderation_decisions_dismissed on moderation_decisions (bucket, member_id, object_id)
  where kind = 'dismiss';
