-- How far older pictures were compared with a blocked one, by the key of the last of them, and whether all were.
alter table blocked_pictures add column compared_bucket smallint not null default -1;
alter table blocked_pictures add column compared_hash text not null default '';
alter table blocked_pictures add column is_compared boolean not null default false;
create index blocked_pictures_to_compare on blocked_pictures (decision_id) where not is_compared;

-- The decisions that blocked pictures which the thing's is nearly: the program brought it, whoever else reported it.
alter table report_cases add column like_decision_ids bigint[] not null default '{}';
