-- Arrivals name no organisation.
create index car_holds_of_hold on car_holds (hold_id);
