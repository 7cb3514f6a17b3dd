-- What stood there before 0133 has one of the kinds, too.
alter table moderation_decisions validate constraint moderation_decisions_kind_known;
