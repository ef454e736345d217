-- What becomes known of a sold cabin at `told_by_ms`: its number where the line chose it, or what a tester brought on by a name. (The capacity of the row `boats` is all that the lifeboats of the
-- ship have; the guests of others are counted beside it.)
alter table cruise_holds add column brought_on text check (brought_on in ('retimed', 'cancelled'));
