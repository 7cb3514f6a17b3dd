-- How many topics a pin has, so that nobody asks for those of a pin without any.
alter table pins add column topic_count smallint not null default 0 check (topic_count >= 0);
update pins set topic_count = counted.topics
from (select bucket, pin_id, count(*) as topics from pin_topics group by bucket, pin_id) as counted
where pins.bucket = counted.bucket and pins.id = counted.pin_id;
