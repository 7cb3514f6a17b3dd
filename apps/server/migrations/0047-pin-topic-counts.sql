-- How many topics a pin has, so that nobody asks for those of a pin without any.
alter table pins add column topic_count smallint not null default 0;
alter table pins add constraint pins_topic_count_check check (topic_count >= 0);
