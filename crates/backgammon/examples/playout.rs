//! Plays a match at random from the first roll to the last and prints it.
//!
//!     cargo run --example playout -- [SEED]

use tabuleiro_backgammon::{Die, Event, Frame, Match, Phase, Roll, Terms, Throw, ToAct};

/// The library draws no dice, so the example brings its own: SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }
}

/// What happens next: dice where dice are awaited, else a choice that keeps the match going.
fn next(contest: &Match, random: &mut Random) -> Event {
    let game = contest.game();
    if let Some(turn) = game.to_play() {
        let plays = turn.legal_plays();
        return Event::Play(plays[random.below(plays.len())].play);
    }
    match (contest.to_act(), game.phase()) {
        (ToAct::Dice(Throw::Opening), _) => Event::OpeningRoll {
            light: random.die(),
            dark: random.die(),
        },
        (_, Phase::Raised(_)) if random.below(4) == 0 => Event::Drop,
        (_, Phase::Raised(_)) => Event::Take,
        // A player who may double does so now and then.
        (ToAct::Player(_), _) if random.below(20) == 0 => Event::Double,
        _ => Event::Roll(Roll::new(random.die(), random.die())),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut random = Random(seed);
    let mut contest = Match::new(Terms::of(Frame::Tournament, 5))?;
    let mut games = 0;
    while contest.winner().is_none() {
        let event = next(&contest, &mut random);
        println!("{:5}  {event}", contest.game().turn().to_string());
        contest.apply(&event)?;
        if contest.played().len() > games {
            games = contest.played().len();
            let [light, dark] = contest.score();
            println!(
                "game {games}: {}; score {light} to {dark}\n",
                contest.played()[games - 1].outcome
            );
        }
    }
    println!("{contest}");
    Ok(())
}
