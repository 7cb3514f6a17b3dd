-- A member's rows lie in one bucket. Told so, the planner knows how many rows a member has, and reads the newest of them in
-- their order instead of all.
create statistics feed_items_by_owner (dependencies) on bucket, member_id from feed_items;
create statistics recommended_pins_by_owner (dependencies) on bucket, member_id from recommended_pins;
create statistics seen_pins_by_owner (dependencies) on bucket, member_id from seen_pins;
analyze feed_items;
analyze recommended_pins;
analyze seen_pins;
