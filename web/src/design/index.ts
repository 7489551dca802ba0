/** All styles, in the order of the cascade. */
import './fonts.css';
import './tokens.css';
import './board-tokens.css';
import './base.css';
import './controls.css';
import './shell.css';
// parts that screens share
import './parts/signs.css';
import './parts/player.css';
import './parts/moves.css';
import './parts/leaflet.css';
import './parts/analysis.css';
import './parts/graph.css';
import './parts/cards.css';
import './parts/rules.css';
import './parts/settings.css';
import './parts/narrow.css';
// screens
import './screens.css';
import './home.css';
import './screens-more.css';
import './judge.css';
import './end.css';
import './puzzles.css';
// screens with a board, then the board itself
import './game/table.css';
import './game/study.css';
import './game/large.css';
import '../boards/picture.css';
import '../boards/squares/board.css';
import '../games/chess/board.css';
import '../boards/marks.css';
import '../games/backgammon/board/board.css';
import '../boards/living.css';
// what overrules a screen: paper, and colours of the system
import './print.css';
import './leaflet-print.css';
import './forced.css';
