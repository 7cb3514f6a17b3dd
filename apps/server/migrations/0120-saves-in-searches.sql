-- How often others saved a pin's picture for everybody to see, as steps that double it: it ranks what holds the same words.
alter table search_documents add column save_steps smallint not null default 0;
alter table search_documents add constraint search_documents_save_steps_are_known check (save_steps between 0 and 15) not valid;

-- Documents of pins now hold the names of public boards of whoever saved their pictures: all are written again.
update search_fills set last_bucket = 0, last_id = 0, is_done = false where kind = 'pin';
