-- Articles that the program proposes about topics that rise wait for an editor.
alter table articles drop constraint articles_state;
alter table articles add constraint articles_state check (state in ('proposed', 'draft', 'published', 'withdrawn'));
