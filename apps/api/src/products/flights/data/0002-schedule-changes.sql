-- When the next change of its flights becomes known, and since when changes are news to those who booked: since it was sold, and since they were last told. `forced`: what is brought on for those who try it out.
alter table flight_holds add column sold_ms bigint, add column told_ms bigint, add column news_ms bigint, add column forced text check (forced in ('retimed', 'cancelled'));
create index flight_holds_news on flight_holds (news_ms) where state = 'confirmed';
