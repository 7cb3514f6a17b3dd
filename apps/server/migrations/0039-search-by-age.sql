-- Which of the listed pins are the newest: a search looks there first, and further back only while it has found too few.
-- 0 are the newest, each next age is several times as many. All begin among the newest; a job moves them on.
alter table search_documents add column age smallint not null default 0;
alter table search_documents add constraint search_documents_age_is_known check (age between 0 and 3) not valid;

create index search_documents_pins_of_age_0 on search_documents using gin (words) with (fastupdate = off)
  where is_listed and kind = 'pin' and age = 0;
-- These get pins by thousands; the job that moves them merges what waits to be sorted in, which costs a third.
create index search_documents_pins_of_age_1 on search_documents using gin (words)
  where is_listed and kind = 'pin' and age = 1;
create index search_documents_pins_of_age_2 on search_documents using gin (words)
  where is_listed and kind = 'pin' and age = 2;
create index search_documents_pins_of_age_3 on search_documents using gin (words)
  where is_listed and kind = 'pin' and age = 3;
drop index search_documents_pins;

-- For the job, and for very common words, whose newest matches are found sooner from the newest on.
create index search_documents_by_age on search_documents (age, id desc) where is_listed and kind = 'pin';
drop index search_documents_newest_pins;
